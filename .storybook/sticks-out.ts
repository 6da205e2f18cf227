/** The tolerance for rounding is half a pixel. */
const ROUNDING_PX = 0.5;

const isOutside = (element: Element) => {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (right > window.innerWidth + ROUNDING_PX || left < -ROUNDING_PX);
};

const described = (element: Element) =>
  `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;

/** The elements that make the page scroll sideways, in words. No story may scroll sideways. */
export function sticksOut(root: ParentNode): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const outside = [...root.querySelectorAll('*')].filter(isOutside);
  const innermost = outside.filter(
    (element) => !outside.some((other) => other !== element && element.contains(other)),
  );
  return [`the page is ${scrollWidth} of ${window.innerWidth} px wide`, ...innermost.map(described)];
}
