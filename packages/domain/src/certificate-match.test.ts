import { describe, expect, it } from 'vitest';
import { certificateMatchProblem } from './certificate-match.ts';

const achieng = { name: 'Achieng Otieno', nationalId: '20000101' };
const read = { name: 'OTIENO ACHIENG ATIENO', idNumber: '20000101' };

describe('certificateMatchProblem', () => {
  it.each([
    ['her names in another order, with one more', read],
    ['the number with blanks and a leading zero', { ...read, idNumber: '0 2000 0101' }],
    ['the names in capitals', { ...read, name: 'ACHIENG OTIENO' }],
  ])('takes %s', (_what, named) => {
    expect(certificateMatchProblem(named, achieng)).toBeNull();
  });

  it.each([
    ['no name', { ...read, name: ' ' }, achieng, 'name_on_certificate', 'certificateNameMissing'],
    ['no number', { ...read, idNumber: ' - ' }, achieng, 'id_number_on_certificate', 'certificateIdMissing'],
    [
      'her name with the number of another',
      { ...read, idNumber: '20000102' },
      achieng,
      'id_number_on_certificate',
      'certificateIdDiffers',
    ],
    [
      'her number with the name of another',
      { ...read, name: 'Joy Mutiso' },
      achieng,
      'name_on_certificate',
      'certificateNameDiffers',
    ],
    [
      'one name in common',
      { ...read, name: 'Achieng Wafula' },
      achieng,
      'name_on_certificate',
      'certificateNameDiffers',
    ],
    [
      'a worker whose number nobody knows',
      read,
      { ...achieng, nationalId: null },
      'id_number_on_certificate',
      'workerIdUnknown',
    ],
    [
      'a worker without a name',
      read,
      { ...achieng, name: null },
      'name_on_certificate',
      'certificateNameDiffers',
    ],
  ] as const)('refuses %s', (_what, named, worker, field, code) => {
    expect(certificateMatchProblem(named, worker)).toEqual({ field, code });
  });
});
