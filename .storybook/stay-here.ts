import { action } from 'storybook/actions';

const leadsTo = action('leads to');

/**
 * A screen's links lead into a product that is not there: where a press would have led is told under "Actions" instead.
 * @returns Lets links lead again.
 */
export function stayHere(): () => void {
  const pressed = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // An app's router has dealt with its own links by now.
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    leadsTo(link.getAttribute('href'));
  };
  document.addEventListener('click', pressed);
  return () => document.removeEventListener('click', pressed);
}
