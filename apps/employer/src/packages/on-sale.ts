import type { Package } from '@repo/api-client/normalise/package';
import { DEEP_CHECK_PACKAGE_ID } from '@repo/domain/packages';

/** The packages that an employer can choose. The deep check has its own button in the report. */
export const onSale = (packages: readonly Package[]): readonly Package[] =>
  packages.filter(({ id }) => id !== DEEP_CHECK_PACKAGE_ID);
