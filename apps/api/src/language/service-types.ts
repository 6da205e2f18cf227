import { allServiceTypes, serviceTypeNamed } from '@repo/domain/service-types';
import type { WorkerLanguage } from '@repo/domain/worker-profile';

const inKiswahili: Readonly<Record<(typeof allServiceTypes)[number], string>> = {
  Nanny: 'Yaya',
  'House Manager': 'Msimamizi wa nyumba',
  Housekeeper: 'Mtunza nyumba',
  Cook: 'Mpishi',
  Driver: 'Dereva',
  Gardener: 'Mtunza bustani',
  Security: 'Mlinzi',
  Caregiver: 'Mtunza wazee au wagonjwa',
};

/** A worker's service type in the language of a page. A freely typed service type stays as it is. */
export function serviceTypeIn(language: WorkerLanguage, stored: string): string {
  const named = serviceTypeNamed(stored);
  if (language === 'en') return named;
  const known = allServiceTypes.find((each) => each === named);
  return known === undefined ? named : inKiswahili[known];
}
