import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/references.ts';

export const messages: In<typeof english> = {
  'references.title': 'Wadhamini',
  'references.subtitle': 'Taja watu 2 hadi 5 wanaojua kazi yako.',
  'references.told':
    'Kila mmoja hupata SMS kwamba umemtaja, na anaweza kukataa. Timu yetu huwapigia wengine. Waulize kwanza.',
  'references.notLoaded': 'Wadhamini wako hawakupatikana',
  'references.restored': 'Hiki ndicho ulichoandika awali. Bado hakijatumwa.',

  'references.row': 'Mdhamini {place}',
  'references.name': 'Jina',
  'references.phone': 'Nambari ya Simu',
  'references.relationship': 'Uhusiano',
  'references.relationship.example': 'Mwajiri wa awali',
  'references.status.pending': 'Inasubiri',
  'references.status.verified': 'Imethibitishwa',
  'references.anew': 'Umebadilisha mdhamini huyu: timu yetu itapiga simu tena.',
  'references.ownNumber':
    'Hii ni nambari yako mwenyewe. Mdhamini lazima awe mtu mwingine, kwa hivyo haiwezi kuthibitishwa.',
  'references.notReached': 'Tulipiga simu na bado hatujampata mtu huyu. Tafadhali kagua nambari.',
  'references.refused': '{name} hataki kuwa mdhamini',
  'references.refused.next': 'Hatutampigia mtu huyu. Unaweza kumtaja mwingine.',

  'references.plus': 'Mmoja zaidi',
  'references.add': 'Ongeza Mdhamini Mwingine',
  'references.submit': 'Tuma Wadhamini',
  'references.sending': 'Inatumwa...',
  'references.sent': 'Umefaulu kutuma wadhamini!',
  'references.failed': 'Wadhamini hawakutumwa. Tafadhali jaribu tena.',
  'references.tooFew': 'Tafadhali ongeza angalau wadhamini 2',
  'references.tooMany': 'Unaweza kuongeza hadi wadhamini 5',
  'references.problem.nameMissing': 'Jina linahitajika',
  'references.problem.phoneMissing': 'Nambari ya simu inahitajika',
  'references.problem.phoneInvalid': 'Tafadhali weka nambari sahihi ya simu ya Kenya',
  'references.problem.phoneNamedTwice': 'Tayari umemtaja mtu mwenye nambari hii',
  'references.problem.relationshipMissing': 'Uhusiano unahitajika',

  'references.remove': 'Ondoa mdhamini {place}',
  'references.remove.question': 'Ondoa mdhamini huyu?',
  'references.remove.consequence':
    'Jina na nambari vinafutwa. Mdhamini aliyethibitishwa hahesabiwi tena kwenye alama yako ya uaminifu.',
  'references.remove.confirm': 'Ondoa',
  'references.removing': 'Inaondolewa...',
  'references.remove.failed': 'Hakuondolewa. Tafadhali jaribu tena.',
};
