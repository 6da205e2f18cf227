import { quirksFrom, type Quirks } from '@repo/domain/quirks';
import { quirkProperty } from '../contract/installation-style.ts';

/**
 * What this deployment chose of the preserved inconsistencies, read from the installation's style sheet, which every page
 * has before its first script runs. What an older page does not know, and everything in a page without it, is as by default.
 */
export function deploymentQuirks(): Quirks {
  const style = getComputedStyle(document.documentElement);
  return quirksFrom((name) => style.getPropertyValue(quirkProperty(name)).trim());
}
