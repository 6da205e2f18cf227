/** An invented review, shown only under the tag `Sample data` (decisions 3). */
export interface SampleReview {
  readonly id: string;
  readonly author: string;
  readonly rating: number;
  /** A calendar day. */
  readonly date: string;
  readonly text: string;
}

/** The sample reviews screen (employer spec 2): 4.8 from 12 reviews, newest first. */
export const sampleReviews: readonly SampleReview[] = [
  {
    author: 'Wambui Sample',
    rating: 5,
    date: '2025-11-03',
    text: 'Patient with our twins and always on time. We felt at ease from the first week.',
  },
  {
    author: 'David Example',
    rating: 5,
    date: '2025-10-18',
    text: 'Keeps the house in order and the children happy. Honest about everything, small things too.',
  },
  {
    author: 'Halima Specimen',
    rating: 4,
    date: '2025-10-02',
    text: 'Very good with the baby. She was late a few times because of the matatu, and always called ahead.',
  },
  {
    author: 'Peter Sample',
    rating: 5,
    date: '2025-09-14',
    text: 'Our son asks for her every morning. She reads with him and helps with homework.',
  },
  {
    author: 'Akinyi Example',
    rating: 5,
    date: '2025-08-27',
    text: 'Calm when our daughter was ill, and called us at once. We trust her completely.',
  },
  {
    author: 'Mutua Specimen',
    rating: 5,
    date: '2025-08-09',
    text: 'Cooks well, keeps to what was agreed, and looks after the elderly with respect.',
  },
  {
    author: 'Grace Sample',
    rating: 3,
    date: '2025-07-21',
    text: 'Kind to the children. The housework needed more reminding than we had hoped.',
  },
  {
    author: 'Chebet Example',
    rating: 5,
    date: '2025-06-30',
    text: 'She has been with us for a year. Reliable, friendly, and careful with money.',
  },
  {
    author: 'Otieno Specimen',
    rating: 5,
    date: '2025-06-12',
    text: 'Knows first aid and used it well when we needed it.',
  },
  {
    author: 'Fatuma Sample',
    rating: 5,
    date: '2025-05-25',
    text: 'Respectful and hard-working. Our home runs better since she came.',
  },
  {
    author: 'James Example',
    rating: 5,
    date: '2025-05-04',
    text: 'Good references, and every one of them was right.',
  },
  {
    author: 'Naliaka Specimen',
    rating: 5,
    date: '2025-04-16',
    text: 'We recommend her to any family with small children.',
  },
].map((review, index) => ({ id: `sample-${index + 1}`, ...review }));
