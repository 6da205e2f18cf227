import { ButtonLink } from '@repo/ui/components/Button';
import { Feature } from '@repo/ui/components/Feature';
import { TextLink } from '@repo/ui/components/TextLink';
import { CardIcon } from '@repo/ui/icons/CardIcon';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { RefreshIcon } from '@repo/ui/icons/RefreshIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import { Hero } from '@repo/ui/patterns/Hero';
import { Grid } from '@repo/ui/primitives/Grid';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import { workerApp, type Language } from '../../site/languages.ts';
import { PricesLink } from '../../site/PricesLink.tsx';
import { ReportGlance } from './ReportGlance.tsx';
import { wordsOf } from './words.ts';

/** The first view: the promise, the next step, and the facts that a household can rely on. */
export function FirstView({ language }: { readonly language: Language }) {
  const { hero } = wordsOf[language];
  return (
    <Hero
      kicker={hero.kicker}
      title={hero.title}
      lead={hero.lead(useBlank('hero_hours'))}
      actions={
        <>
          <ButtonLink href="/signup">{hero.getStarted}</ButtonLink>
          <ButtonLink href="/safehire" variant="secondary">
            {hero.seeHow}
          </ButtonLink>
        </>
      }
      after={
        <>
          <TextLink href="/login" placement="alone">
            {hero.signIn}
          </TextLink>
          <PricesLink language={language} />
          <TextLink href={workerApp(language)} placement="alone">
            {hero.forWorker}
          </TextLink>
        </>
      }
      picture={<ReportGlance language={language} />}
    >
      <Assurances language={language} />
    </Hero>
  );
}

function Assurances({ language }: { readonly language: Language }) {
  const { consent, time, payment, refund, families, reviews } = wordsOf[language].assurances;
  return (
    <Grid columns={4} gap="large" as="ul">
      <Feature as="li" icon={<MessageIcon />} title={consent.title}>
        {consent.text}
      </Feature>
      <Feature as="li" icon={<ClockIcon />} title={time.title(useBlank('steps_hours'))}>
        {time.text}
      </Feature>
      <Feature as="li" icon={<CardIcon />} title={payment.title}>
        {payment.text}
      </Feature>
      <Feature as="li" icon={<RefreshIcon />} title={refund.title}>
        {refund.text}
      </Feature>
      <WhenFilled blank="claimed_families">
        <Feature as="li" icon={<PeopleIcon />} title={families.title(useBlank('claimed_families'))}>
          {families.text}
        </Feature>
      </WhenFilled>
      <WhenFilled blank="claimed_reviews">
        <Feature as="li" icon={<StarIcon />} title={reviews.title(useBlank('claimed_reviews'))}>
          {reviews.text}
        </Feature>
      </WhenFilled>
    </Grid>
  );
}
