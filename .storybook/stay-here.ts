import { action } from 'storybook/actions';

const leadsTo = action('leads to');

/**
 * A screen's links lead to pages that Storybook does not have. The panel "Actions" shows the target of a press instead.
 * @returns A function that lets links work again.
 */
export function stayHere(): () => void {
  const pressed = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // An app's router has already handled its own links.
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    leadsTo(link.getAttribute('href'));
  };
  document.addEventListener('click', pressed);
  return () => document.removeEventListener('click', pressed);
}
