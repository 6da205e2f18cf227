/** Puts the focus on the screen's main heading, or on the main part where a screen has none yet. */
export function focusMainHeading(root: ParentNode = document): void {
  const target =
    root.querySelector<HTMLElement>('main h1[tabindex]') ?? root.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
