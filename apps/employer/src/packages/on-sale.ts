import type { Package } from '@repo/api-client/normalise/package';
import { DEEP_CHECK_PACKAGE_ID } from '@repo/domain/packages';

/** The packages among which an employer chooses. The deep check is bought from a report, by its own button. */
export const onSale = (packages: readonly Package[]): readonly Package[] =>
  packages.filter(({ id }) => id !== DEEP_CHECK_PACKAGE_ID);
