import { english } from '@repo/domain/confirmations/english';
import { kiswahili } from '@repo/domain/confirmations/kiswahili';

/** What employers ask her, what she agreed to, and what she is told. */
export const requests: Readonly<Record<string, string>> = {
  'Request not found': 'Ombi halikupatikana',
  'Request accepted! The employer will contact you soon.':
    'Umekubali ombi! Mwajiri atawasiliana nawe hivi karibuni.',
  'Request declined.': 'Umekataa ombi.',
  'You have already accepted this request. To take it back, withdraw your consent.':
    'Ulishakubali ombi hili. Ili kubadilisha, ondoa idhini yako.',
  'You have already declined this request.': 'Ulishakataa ombi hili.',
  'This request was open for 48 hours and has expired. Nothing about you was shared.':
    'Ombi hili lilikuwa wazi kwa saa 48 na muda wake umekwisha. Hakuna kilichotolewa kukuhusu.',
  'This request was taken back. There is nothing to answer.': 'Ombi hili liliondolewa. Hakuna cha kujibu.',
  'You have accepted this request and later taken that back.':
    'Ulikubali ombi hili, kisha ukaondoa idhini yako.',
  'You have asked us by STOP to write no more. Let messages come again in Settings first.':
    'Ulituomba kwa STOP tusikuandikie tena. Kwanza ruhusu ujumbe tena kwenye Mipangilio.',
  [english.profileShared]: kiswahili.profileShared,
  'Consent not found': 'Idhini haikupatikana',
  'Consent withdrawn.': 'Umeondoa idhini.',
  'Notification not found': 'Taarifa haikupatikana',
  'All notifications are read.': 'Umesoma taarifa zote.',
};
