(function () {
  "use strict";
  var root = document.documentElement;
  var search = document.getElementById("search");
  var found = document.querySelectorAll("[data-find]");
  var sections = document.querySelectorAll("section");
  var empty = document.getElementById("empty");

  function filter() {
    var words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    found.forEach(function (element) {
      var text = element.getAttribute("data-find");
      element.hidden = !words.every(function (word) { return text.indexOf(word) >= 0; });
    });
    var any = false;
    sections.forEach(function (section) {
      var visible = section.querySelector("[data-find]:not([hidden])") !== null;
      section.hidden = !visible;
      any = any || visible;
    });
    empty.hidden = any;
  }

  search.addEventListener("input", filter);
  document.addEventListener("keydown", function (event) {
    if (event.key === "/" && document.activeElement !== search) {
      event.preventDefault();
      search.focus();
    } else if (event.key === "Escape" && document.activeElement === search) {
      search.value = "";
      filter();
    }
  });
  document.getElementById("theme").addEventListener("click", function () {
    var dark = root.getAttribute("data-theme")
      ? root.getAttribute("data-theme") === "dark"
      : window.matchMedia("(prefers-color-scheme: dark)").matches;
    root.setAttribute("data-theme", dark ? "light" : "dark");
  });
  var start = new URLSearchParams(location.hash.slice(1));
  if (start.get("theme")) { root.setAttribute("data-theme", start.get("theme") === "dark" ? "dark" : "light"); }
  if (start.get("find")) { search.value = start.get("find"); filter(); }
})();
