import type { ReportCertificate } from '@repo/domain/report-certificate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScoreRing } from '../../components/ScoreRing/ScoreRing.tsx';
import { guidance } from '../../guidance.ts';
import { Certificate } from './Certificate.tsx';

const clear = (title: string, text = 'Clear') => ({ title, text, tone: 'success' }) as const;
const locked = (title: string) => ({ title, text: 'Not in package', tone: 'default' }) as const;

const part = (id: string, max: number, state: 'earned' | 'unable_to_verify' | 'locked') => ({
  id,
  label: id,
  state,
  points: state === 'earned' ? max : 0,
  max,
  text: '',
});
const parts = [
  part('identity', 20, 'earned'),
  part('references', 20, 'earned'),
  part('admin', 15, 'earned'),
  part('police', 10, 'unable_to_verify'),
  part('misconduct', 10, 'earned'),
  part('social', 10, 'earned'),
  part('recent', 5, 'earned'),
  part('deep', 10, 'locked'),
];

const certificate: ReportCertificate = {
  number: 'R-8A3N-AEW5',
  date: 'Issued Nov 23, 2026',
  subtitle: 'Complete: every check was decided.',
  name: 'Amina Barasa',
  initials: 'AB',
  about: 'Nanny · Kilimani · 5 years',
  identity: { text: 'Identity verified', tone: 'success' },
  notice: null,
  score: { parts, middle: '80', text: '80 out of 100', tier: 'Gold' },
  verdict: [
    { text: '4 checks clear', tone: 'success' },
    { text: '1 unable to verify', tone: 'unknown' },
    { text: '2 not in package', tone: 'default' },
  ],
  results: [
    clear('Identity', 'Verified'),
    { title: 'Criminal record', text: 'Unable to verify', tone: 'unknown' },
    locked('Health'),
    clear('Misconduct registry', 'No records found'),
    clear('References', 'Verified'),
    locked('Work history'),
    clear('Social media'),
    clear('Recommendation'),
  ],
  recommendation: 'Recommended. Ask to see the original police certificate before she starts.',
  honesty: 'A report says what was found on its day. It cannot promise how somebody will act tomorrow.',
};
const address = 'https://amini.example/r/F6PA-7889-4FDQ-BN9X';

const meta = {
  title: 'Patterns/Certificate',
  component: Certificate,
  args: {
    title: 'Amini verification report',
    certificate,
    ring: <ScoreRing parts={parts} score={80} tier="Gold" />,
    proof: {
      text: 'Is this report genuine? Scan, or open this page:',
      address,
      label: `QR code: ${address}`,
    },
    foot: `Amini  ·  R-8A3N-AEW5  ·  Is this report genuine? ${address}`,
  },
  parameters: guidance({
    do: ['Use it as the first sheet of what somebody prints, inside `OnPaper`.'],
    dont: ['Do not show it on a screen: it has the measures of an A4 page.'],
    access: [
      'Every result has a sign and a word, so it can be read in a copy without colours.',
      'A PDF that a browser makes of it has its headings, its lists and the words of its QR code.',
    ],
  }),
} satisfies Meta<typeof Certificate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Amini verification report');
    await expect(canvas.getByRole('img', { name: `QR code: ${address}` })).toBeVisible();
  },
};

export const Ended: Story = {
  tags: ['!picture'],
  args: {
    certificate: {
      ...certificate,
      about: '',
      score: null,
      notice: {
        title: 'The worker withdrew consent on Nov 24, 2026',
        facts: [{ term: 'No longer in this report', value: 'score, ID number, referees’ contacts.' }],
        text: 'No longer in this report: score, ID number, referees’ contacts.',
      },
    },
    ring: null,
    proof: {
      text: 'This report is no longer current. Scan, or open this page:',
      address,
      label: `QR code: ${address}`,
    },
  },
};

/** The longest name has smaller letters, and a long note stands behind the certificate alone. */
export const LongNameAndNote: Story = {
  tags: ['!picture'],
  args: {
    certificate: {
      ...certificate,
      name: 'Mwanamkasi Nyambura Chepkoech-Wanyonyi wa Kilimani na Westlands',
      recommendation: `${'Recommended. '.repeat(30)}Ask her.`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Ask her/)).not.toBeInTheDocument();
  },
};
