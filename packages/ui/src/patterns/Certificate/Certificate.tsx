import { certificateScoreText, type ReportCertificate } from '@repo/domain/report-certificate';
import type { ReactNode } from 'react';
import { Mark } from '../../brand/Mark/Mark.tsx';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './Certificate.css.ts';
import { Sign } from './Sign.tsx';

export interface CertificateProps {
  /** 'Amini verification report'. */
  title: string;
  certificate: ReportCertificate;
  /** The score in its parts. Null for a report that has ended. */
  ring: ReactNode;
  /** A photo that the worker added herself, and the words that say so. */
  photo?: { readonly address: string; readonly note: string } | undefined;
  /** How to check the paper, and the page that does. Null before the report has a code. */
  proof: { readonly text: string; readonly address: string; readonly label: string } | null;
  /** The last line: 'Amini · R-8A3N-AEW5'. */
  foot: string;
}

/** More letters than this leave no room for the results. The note stands in full behind the certificate. */
const NOTE_LETTERS = 280;

/** The letters up to which a name has this size. */
const nameSizes = [
  [18, 'large'],
  [36, 'medium'],
] as const;

/** The first sheet of a printed report, in the shape of the PDF: who, what was found, and how to check the paper. */
export function Certificate({ title, certificate, ring, photo, proof, foot }: CertificateProps) {
  const { number, date, subtitle, name, initials, about, identity, honesty, results } = certificate;
  const [, nameSize = 'small'] = nameSizes.find(([letters]) => name.length <= letters) ?? [];
  return (
    <article className={css.sheet}>
      <SmallPrint number={number} />
      <svg className={css.roof} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M9.5 28.5 20 10.5l10.5 18" />
        <circle cx="20" cy="26.6" r="3.9" />
      </svg>
      <header className={css.head}>
        <Mark />
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.faint}>{subtitle}</p>
        </div>
        <p className={css.issue}>
          {number !== null && <strong>{number}</strong>}
          <span className={css.faint}>{date}</span>
        </p>
      </header>
      <div>
        <div className={css.person}>
          {photo === undefined ? (
            <span className={css.initials} aria-hidden="true">
              {initials}
            </span>
          ) : (
            <img className={css.photo} src={photo.address} alt="" />
          )}
          <div className={css.words}>
            <h2 className={css.name[nameSize]}>{name}</h2>
            {about !== '' && <p className={css.about}>{about}</p>}
            <p className={css.pill[identity.tone]}>
              <Sign tone={identity.tone} />
              {identity.text}
            </p>
          </div>
        </div>
        {photo !== undefined && <p className={css.note}>{photo.note}</p>}
      </div>
      <Panel certificate={certificate} ring={ring} />
      <ul className={css.results}>
        {results.map((result) => (
          <li key={result.title} className={css.result}>
            <Sign tone={result.tone} />
            <span>
              <strong className={css.resultTitle}>{result.title}</strong>
              <span className={css.ink[result.tone]}>{result.text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={css.proof}>
        <div className={css.words}>
          {proof !== null && (
            <>
              <p className={css.strong}>{proof.text}</p>
              <p className={css.address}>{proof.address}</p>
            </>
          )}
          <p className={css.faint}>{honesty}</p>
        </div>
        {proof !== null && (
          <span className={css.code}>
            <QrCode text={proof.address} label={proof.label} />
          </span>
        )}
      </div>
      <p className={css.foot}>{foot}</p>
      <SmallPrint number={number} isLast />
    </article>
  );
}

/** The score, the results by their kind, and what the team wrote, where it has room. */
function Panel({
  certificate: { score, notice, verdict, recommendation },
  ring,
}: Pick<CertificateProps, 'certificate' | 'ring'>) {
  return (
    <section className={css.panel}>
      {ring}
      <div className={css.words}>
        <p className={join(css.verdictTitle, score === null && css.ended)}>
          {score === null ? notice?.title : certificateScoreText(score)}
        </p>
        {notice !== null && <p>{notice.text}</p>}
        <ul className={css.verdict}>
          {verdict.map(({ text, tone }) => (
            <li key={text} className={join(css.count, css.ink[tone])}>
              <Sign tone={tone} />
              {text}
            </li>
          ))}
        </ul>
        {recommendation !== null && recommendation.length <= NOTE_LETTERS && (
          <p className={css.quote}>{recommendation}</p>
        )}
      </div>
    </section>
  );
}

/** A line of the report's number in letters that a copy blurs. */
function SmallPrint({ number, isLast = false }: { number: string | null; isLast?: boolean }) {
  if (number === null) return null;
  return (
    <span className={join(css.small, isLast && css.last)} aria-hidden="true">
      {`${number} · `.repeat(80)}
    </span>
  );
}
