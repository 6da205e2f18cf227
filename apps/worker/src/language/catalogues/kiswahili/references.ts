import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/references.ts';

export const messages: In<typeof english> = {
  'references.title': 'Warejelewa',
  'references.subtitle': 'Taja watu 2 hadi 5 wanaokufahamu kazini (referees).',
  'references.notLoaded': 'Warejelewa wako hawakupatikana',
  'references.restored': 'Hiki ndicho ulichoandika awali. Bado hakijatumwa.',

  'references.row': 'Mrejelewa {place}',
  'references.name': 'Jina',
  'references.phone': 'Nambari ya Simu',
  'references.relationship': 'Uhusiano',
  'references.relationship.example': 'Mwajiri wa awali',
  'references.anew': 'Umebadilisha mrejelewa huyu: timu yetu itapiga simu tena.',
  'references.ownNumber':
    'Hii ni nambari yako mwenyewe. Mrejelewa lazima awe mtu mwingine, kwa hivyo haiwezi kuthibitishwa.',
  'references.notReached': 'Tulipiga simu na bado hatujampata mtu huyu. Tafadhali kagua nambari.',
  'references.refused': '{name} hataki kuwa mrejelewa',
  'references.refused.next': 'Hatutampigia mtu huyu. Unaweza kumtaja mwingine.',

  'references.add': 'Ongeza Mrejelewa Mwingine',
  'references.submit': 'Tuma Majina',
  'references.sending': 'Inatumwa...',
  'references.sent': 'Majina yametumwa!',
  'references.failed': 'Majina hayakutumwa. Tafadhali jaribu tena.',
  'references.tooFew': 'Tafadhali ongeza angalau warejelewa 2',
  'references.tooMany': 'Unaweza kuongeza hadi warejelewa 5',
  'references.problem.nameMissing': 'Jina linahitajika',
  'references.problem.phoneMissing': 'Nambari ya simu inahitajika',
  'references.problem.phoneInvalid': 'Tafadhali weka nambari sahihi ya simu ya Kenya',
  'references.problem.phoneNamedTwice': 'Tayari umemtaja mtu mwenye nambari hii',
  'references.problem.relationshipMissing': 'Uhusiano unahitajika',

  'references.remove': 'Ondoa mrejelewa {place}',
  'references.remove.question': 'Ondoa mrejelewa huyu?',
  'references.remove.consequence':
    'Jina na nambari vinafutwa. Aliyethibitisha hahesabiwi tena kwenye alama yako ya uaminifu.',
  'references.remove.confirm': 'Ondoa',
  'references.removing': 'Anaondolewa...',
  'references.remove.failed': 'Hakuondolewa. Tafadhali jaribu tena.',
};
