import { packageDefinitions, packageLevels, packageOfLevel, type PackageLevel } from '@repo/domain/packages';

export const levelNames: Record<PackageLevel, string> = {
  lite: 'Lite',
  standard: 'Standard',
  premium: 'Premium',
};

const featuresOf = (level: PackageLevel | undefined): readonly string[] =>
  level === undefined
    ? []
    : (packageDefinitions.find(({ id }) => id === packageOfLevel(level))?.features ?? []);

/** What a level adds to the one below it, for prompts that offer it. */
export function levelBenefits(level: PackageLevel): readonly string[] {
  const below = featuresOf(packageLevels[packageLevels.indexOf(level) - 1]);
  return featuresOf(level).filter((feature) => !below.includes(feature));
}
