import { allServiceTypes, serviceTypeNamed } from '@repo/domain/service-types';
import type { WorkerLanguage } from '@repo/domain/worker-profile';

const inKiswahili: Readonly<Record<(typeof allServiceTypes)[number], string>> = {
  Nanny: 'Yaya',
  'House Manager': 'Msimamizi wa nyumba',
  Housekeeper: 'Mfanyakazi wa nyumbani',
  Cook: 'Mpishi',
  Driver: 'Dereva',
  Gardener: 'Mtunza bustani',
  Security: 'Mlinzi',
  Caregiver: 'Mlezi',
};

/** What somebody works as, in a page's language; what was typed freely is shown as it is. */
export function serviceTypeIn(language: WorkerLanguage, stored: string): string {
  const named = serviceTypeNamed(stored);
  if (language === 'en') return named;
  const known = allServiceTypes.find((each) => each === named);
  return known === undefined ? named : inKiswahili[known];
}
