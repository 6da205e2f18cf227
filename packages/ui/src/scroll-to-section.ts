/**
 * Leads to a part of this screen, as a link with a fragment would. A fragment, though, is a step of the history: the router
 * takes it for another screen, and what the last one handed on is gone.
 */
export function scrollToSection(id: string, block: ScrollLogicalPosition): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block });
}
