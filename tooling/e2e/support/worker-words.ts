/** The words of the screens that several journeys share: the onboarding, the references, the photos. */
const en = {
  continue: 'Continue',
  aboutHer: 'About You',
  name: 'Full Name',
  age: 'Age',
  female: 'Female',
  location: 'Location',
  cook: 'Cook',
  years: 'Years of Experience',
  bio: 'About Me',
  bioAsked: 'Tell employers what you do well.',
  photo: 'Profile Photo',
  photoOfHer: 'Your profile photo',
  createProfile: 'Complete Profile',
  skip: 'Skip',
  created: 'Your profile has been created successfully',

  reference: (place: number) => `Reference ${place}`,
  referee: 'Name',
  refereePhone: 'Phone Number',
  relationship: 'Relationship',

  begin: 'Start',
  agree: 'I agree that my photos and details are sent to Smile ID for this check',
  takeSelfie: 'Take selfie',
  takePhoto: 'Take photo',
  front: 'Front of your ID card',
  back: 'Back of your ID card',
  usePhoto: 'Use this photo',
  morePhotos: '8 more photos of your face as you moved it',
  sendPhotos: 'Send Photos',
  checking: 'Your photos are being checked',
} as const;

export type WorkerWords = { readonly [Key in keyof typeof en]: Widened<(typeof en)[Key]> };
type Widened<Said> = Said extends string ? string : Said;

const sw: WorkerWords = {
  continue: 'Endelea',
  aboutHer: 'Kukuhusu',
  name: 'Jina Kamili',
  age: 'Umri',
  female: 'Mwanamke',
  location: 'Unapoishi',
  cook: 'Mpishi',
  years: 'Miaka ya Uzoefu',
  bio: 'Kunihusu',
  bioAsked: 'Waambie waajiri unachofanya vizuri.',
  photo: 'Picha ya Wasifu',
  photoOfHer: 'Picha yako ya wasifu',
  createProfile: 'Kamilisha Wasifu',
  skip: 'Ruka',
  created: 'Wasifu wako umetengenezwa',

  reference: (place) => `Mrejelewa ${place}`,
  referee: 'Jina',
  refereePhone: 'Nambari ya Simu',
  relationship: 'Uhusiano',

  begin: 'Anza',
  agree: 'Nakubali picha na maelezo yangu yatumwe kwa Smile ID kwa ukaguzi huu',
  takeSelfie: 'Piga selfie',
  takePhoto: 'Piga picha',
  front: 'Mbele ya kitambulisho chako',
  back: 'Nyuma ya kitambulisho chako',
  usePhoto: 'Tumia picha hii',
  morePhotos: 'Pia picha 8 za uso wako ukiusogeza',
  sendPhotos: 'Tuma Picha',
  checking: 'Picha zako zinakaguliwa',
};

/** The same words in each language. */
export const workerWords = { en, sw } as const;
