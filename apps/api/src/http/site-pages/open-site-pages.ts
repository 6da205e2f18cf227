import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { BuiltPages } from './built-pages.ts';
import { installationFacts, type SaidOnPages } from './installation-facts.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** Where the public site was built: inside the repository, unless the sites stand somewhere else. */
export const landingFolder = ({ sitesDir }: Pick<Config, 'sitesDir'>): string =>
  sitesDir === undefined ? join(REPOSITORY, 'apps/landing/dist') : join(sitesDir, 'landing');

/**
 * The public site's pages, with what this installation says on all of them.
 * @throws Error when the site was built and cannot be sent.
 */
export function openSitePages(config: SaidOnPages & Pick<Config, 'sitesDir'>): BuiltPages {
  const pages = new BuiltPages(landingFolder(config), installationFacts(config));
  if (pages.areBuilt) pages.check();
  return pages;
}
