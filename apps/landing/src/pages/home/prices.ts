import { landingPackages, listedPackages } from '@repo/domain/landing-packages';
import { defaultQuirks } from '@repo/domain/quirks';

/** The default prices of the page (worker-and-public spec, section 1). */
export const listed = landingPackages;

/** The prices of the purchase flow, where a deployment sets the quirk `landingPrices`. */
export const sold = listedPackages({ ...defaultQuirks, landingPrices: 'expected' });
