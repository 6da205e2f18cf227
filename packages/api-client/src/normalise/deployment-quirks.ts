import { quirksFrom, type Quirks } from '@repo/domain/quirks';
import { quirkProperty } from '../contract/installation-style.ts';

/**
 * How this deployment sets the preserved inconsistencies. They come from the style sheet of the installation, which every
 * page loads before its first script. A property that the style sheet lacks has its default. So has a page without it.
 */
export function deploymentQuirks(): Quirks {
  const style = getComputedStyle(document.documentElement);
  return quirksFrom((name) => style.getPropertyValue(quirkProperty(name)).trim());
}
