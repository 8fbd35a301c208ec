/** A chart that is drawn on the page as a file that stands on its own: with the style it has here. */
export function chartToSvg(chart: SVGSVGElement): Blob {
  const copy = chart.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error("unreachable: a copy is of another kind");
  const originals = [chart, ...chart.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  copies.forEach((element, index) => {
    const original = originals[index];
    if (original === undefined || !(element instanceof SVGElement)) return;
    const computed = getComputedStyle(original);
    for (const name of KEPT) element.style.setProperty(name, computed.getPropertyValue(name));
    element.removeAttribute("class");
  });
  const { width, height } = chart.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.style.background = getComputedStyle(document.documentElement).backgroundColor;
  const text = new XMLSerializer().serializeToString(copy);
  return new Blob([text], { type: "image/svg+xml" });
}

const KEPT = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
];
