import type { EvidenceProps, Task } from '../task.ts';
import { PublicProfile } from './PublicProfile.tsx';

const Evidence = ({ now }: EvidenceProps) => (
  <PublicProfile
    now={now}
    worker="Brenda Kemunto"
    found="It has her full name and her face, and everybody can read it."
    posts={[
      { words: 'Post: “No water in our ward for two weeks. In August we vote them all out.”', daysAgo: 20 },
      { words: 'Photo: she dances at a birthday party. A bottle of beer stands on the table.', daysAgo: 48 },
      { words: 'Post: “The choir was beautiful this Sunday.”', daysAgo: 71 },
      { words: 'Post: “Moving on after three years. I will miss my two little ones.”', daysAgo: 160 },
    ]}
  />
);

/** What these posts tell of her life, and no household has to know. */
const privateMatters =
  /\b(part(y|ies)|birthdays?|danc\w*|beers?|drink\w*|drunk|alcohol\w*|bottles?|politic\w*|vot(e|es|ed|ing)|wards?|elections?|choirs?|church\w*|relig\w*)\b/i;

export const posts: Task = {
  title: 'Social screening',
  asked: 'Decide what these public posts mean for her work, and write the note for the report.',
  Evidence,
  kind: 'social_media',
  team: [{ form: 'check', outcome: 'clear', reason: 'nothing_of_concern' }],
  note: {
    isAsTheTeams: (note) => !privateMatters.test(note),
    otherwise:
      'It names what she thinks or does in her own time. The team writes: “One profile, nothing that concerns the work”, or nothing.',
  },
  why: 'Nothing here is violence, a threat, harm to a child, a crime, or a home shown to strangers. She has an opinion, a faith and friends, and on a free evening she dances.',
  rule: 'Only what puts a household in danger is a finding. Politics, faith, parties, love and family are hers. They stand in no note, neither against her nor in her favour: the employer reads every word.',
  harm: '“Finding” takes work from a woman for what every citizen may do. A note that names the party does the same in silence, because an employer decides by it and nobody can answer. And where everything counts, parents no longer see the one post that tells of a danger to their child.',
};
