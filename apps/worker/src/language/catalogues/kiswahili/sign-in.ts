import type { In } from '../../catalogue.ts';
import type { messages as english } from '../english/sign-in.ts';

export const messages: In<typeof english> = {
  'phone.label': 'Nambari ya Simu',
  'phone.invalid': 'Tafadhali weka nambari sahihi ya simu ya Kenya',
  'phone.right': 'Nambari hii inaweza kupokea SMS.',
  'code.send': 'Tuma Nambari ya Kuthibitisha',
  'code.sending': 'Inatumwa...',
  'code.sent': 'Nambari ya kuthibitisha imetumwa!',
  'code.failed': 'Nambari ya kuthibitisha haikutumwa',
  'entry.title': 'Karibu {brand}',
  'entry.subtitle': 'Hulipi chochote, na hakuna kinachokaguliwa bila wewe kukubali.',
  'entry.next': 'Kinachofuata',
  'entry.next.code': 'Utapokea nambari ya siri ya tarakimu {digits}',
  'entry.next.verify': 'Utathibitisha nambari yako ya simu',
  'entry.next.profile': 'Utajaza wasifu wako na kuthibitishwa',
  'entry.next.jobs': 'Utapata nafasi za kazi',
  'entry.known': 'Una akaunti tayari?',
  'entry.signIn': 'Ingia',
};
