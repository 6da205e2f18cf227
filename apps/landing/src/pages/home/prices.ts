import { landingPackages, listedPackages } from '@repo/domain/landing-packages';
import { defaultQuirks } from '@repo/domain/quirks';

/** What the page lists by itself (worker-and-public spec, section 1). */
export const listed = landingPackages;

/** What it lists where a deployment wants the prices of the purchase flow (the quirk `landingPrices`). */
export const sold = listedPackages({ ...defaultQuirks, landingPrices: 'expected' });
