/** Moves the focus to the screen's main heading, or to the main part of a screen without a heading. */
export function focusMainHeading(root: ParentNode = document): void {
  const target =
    root.querySelector<HTMLElement>('main h1[tabindex]') ?? root.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
