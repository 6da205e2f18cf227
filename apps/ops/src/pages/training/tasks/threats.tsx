import { ANSWER_DAYS } from '@repo/domain/finding-answer';
import type { EvidenceProps, Task } from '../task.ts';
import { PublicProfile } from './PublicProfile.tsx';

const Evidence = ({ now }: EvidenceProps) => (
  <PublicProfile
    now={now}
    worker="Rose Nekesa"
    found="A neighbour, Grace Moraa, told us of it on the phone. It has her full name, her face, and her number, and everybody can read it."
    posts={[
      {
        words: 'Post: “Madam, I know where you live and when you leave. You will bleed for sending me away.”',
        daysAgo: 9,
      },
      {
        words: 'Post: “Tonight I stood at her gate with a panga. She was lucky that the guard came.”',
        daysAgo: 7,
      },
      { words: 'Post: “Looking for a live-in job in Nakuru, from Monday.”', daysAgo: 3 },
    ]}
  />
);

/** What leads to the one who told us. */
const sourceWords = /\b(grace|moraa|neighbou?rs?|told us|informants?|phoned us|called us)\b/i;

export const threats: Task = {
  title: 'Another profile',
  asked:
    'Decide what these public posts mean for her work, and write the note that she and the employer read.',
  Evidence,
  kind: 'social_media',
  team: [{ form: 'check', outcome: 'finding', reason: 'violence_or_threats' }],
  note: {
    isAsTheTeams: (note) => !sourceWords.test(note),
    otherwise:
      'It leads to the neighbour who told us. The team writes what stands in public: “Two public posts this month threaten a former employer with violence.”',
  },
  why: 'The profile is certainly hers, the posts are public, and twice she threatens a former employer with violence, once with a weapon. The reason names what the posts show, and no more: no child is spoken of.',
  rule: `Your decision is the first of two. A second member looks for herself, and it counts when she names the same reason. The worker is told at once, and has ${ANSWER_DAYS} days to answer or to show that the profile is not hers. Only then it enters the report. Until then the report says “under review”.`,
  harm: '“Clear” sends a woman who stood at a gate with a panga into a house with children. A reason that says more than the posts accuses her of what she did not do, and stays with her name. A note that names the neighbour puts the neighbour at that gate next, and nobody will tell us anything again.',
};
