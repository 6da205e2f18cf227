import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { BuiltPages } from './built-pages.ts';
import { installationFacts, type SaidOnPages } from './installation-facts.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** The folder of the built public site: inside the repository, unless `sitesDir` names another place. */
export const landingFolder = ({ sitesDir }: Pick<Config, 'sitesDir'>): string =>
  sitesDir === undefined ? join(REPOSITORY, 'apps/landing/dist') : join(sitesDir, 'landing');

/**
 * Opens the public site's pages with the facts of this installation.
 * @throws Error when the site was built and cannot be sent.
 */
export function openSitePages(config: SaidOnPages & Pick<Config, 'sitesDir'>): BuiltPages {
  const pages = new BuiltPages(landingFolder(config), installationFacts(config));
  if (pages.areBuilt) pages.check();
  return pages;
}
