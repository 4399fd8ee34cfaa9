/** Whether a part of the page is in sight, and whether the person wants things to move. */

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An attachment that tells when an element comes into sight and leaves it. */
export const watchVisibility = (tell: (seen: boolean) => void) => (element: Element) => {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting), {
    rootMargin: "60px",
  });
  observer.observe(element);
  return () => observer.disconnect();
};
