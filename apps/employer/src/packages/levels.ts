import type { PackageLevel } from '@repo/domain/packages';

export const levelNames: Record<PackageLevel, string> = {
  lite: 'Lite',
  standard: 'Standard',
  premium: 'Premium',
};

/** What a level adds to the one before it (spec/employer.md section 9), for prompts that offer it. */
export const levelBenefits: Record<PackageLevel, readonly string[]> = {
  lite: ['ID verification', 'Basic trust score', '1 reference check'],
  standard: ['Police clearance', 'Social screening', 'Enhanced trust score'],
  premium: ['Complete reference details', 'Health check', 'Deep check access', 'Comprehensive trust score'],
};
