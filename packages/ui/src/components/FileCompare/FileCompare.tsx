import { useId } from 'react';
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx';
import { CrossCircleIcon } from '../../icons/CrossCircleIcon.tsx';
import { HourglassIcon } from '../../icons/HourglassIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { DocumentIcon } from '../../icons/DocumentIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as banner from '../Banner/Banner.css.ts';
import { ChooseFile } from '../FileUpload/ChooseFile.tsx';
import { TitledCard } from '../TitledCard/TitledCard.tsx';
import * as css from './FileCompare.css.ts';

/** The results of a comparison, and the time until there is one. */
export const compareResults = ['busy', 'same', 'interim', 'other', 'notPdf', 'failed', 'tooMany'] as const;
export type CompareResult = (typeof compareResults)[number];

interface Look {
  readonly tone: keyof typeof banner.tone;
  readonly icon: Icon;
}

/** Red is for a file that is not the issued one. What the reader can mend is amber. */
const looks: Record<CompareResult, Look> = {
  busy: { tone: 'info', icon: HourglassIcon },
  same: { tone: 'success', icon: CheckCircleIcon },
  // Issued before the report was complete.
  interim: { tone: 'info', icon: InfoIcon },
  other: { tone: 'danger', icon: CrossCircleIcon },
  notPdf: { tone: 'warning', icon: WarningIcon },
  failed: { tone: 'warning', icon: WarningIcon },
  tooMany: { tone: 'warning', icon: WarningIcon },
};

export interface FileCompareProps {
  title: string;
  /** What to do, and that the file stays on the device. */
  text: string;
  /** The label of the file control. */
  choose: string;
  /** The words of every result. The script of the page puts a day in the place of `{date}`. */
  results: Readonly<Record<CompareResult, string>>;
  /** Whether the final file still counts. One that has aged is told in the colour of information. */
  isCurrent?: boolean;
  /** The address that the script asks, with the fingerprint of the file after it. */
  address: string;
  /** The result that is shown, in a story. On a page the script shows the card and its results. */
  shown?: CompareResult;
  /** The name of the compared file, in a story. */
  fileName?: string;
}

/**
 * A card for static pages on which a reader compares a PDF of her own. A browser that runs no script does not show it,
 * because nothing of it works without one. The script of the page takes the results from the hidden ones in it.
 */
export function FileCompare({
  title,
  text,
  choose,
  results,
  isCurrent = true,
  address,
  shown,
  fileName = '',
}: FileCompareProps) {
  const id = useId();
  const lookOf = (result: CompareResult) => looks[result === 'same' && !isCurrent ? 'interim' : result];
  return (
    <div className={css.card} data-compare={address}>
      <TitledCard title={title} gap="medium">
        <Text>{text}</Text>
        <div className={css.frame}>
          <ChooseFile
            id={id}
            icon={<DocumentIcon />}
            kinds={pdf}
            // The script of the page listens to the control itself.
            onChoose={() => undefined}
          >
            {choose}
          </ChooseFile>
        </div>
        <output className={css.status}>
          {shown !== undefined && <Result {...lookOf(shown)} name={fileName} text={results[shown]} />}
        </output>
        <div hidden>
          {compareResults.map((result) => (
            <div key={result} data-result={result}>
              <Result {...lookOf(result)} name="" text={results[result]} />
            </div>
          ))}
        </div>
      </TitledCard>
    </div>
  );
}

const pdf = ['application/pdf'] as const;

/** In the style of a banner, without the role of one: the live region is around it. An `output` holds no block. */
function Result({
  tone,
  icon: Drawing,
  name,
  text,
}: Look & { readonly name: string; readonly text: string }) {
  return (
    <span className={join(banner.banner, banner.tone[tone])}>
      <span className={banner.icon}>
        <Drawing />
      </span>
      <span className={banner.words}>
        <span className={css.name} data-name>
          {name}
        </span>
        <span data-text>{text}</span>
      </span>
    </span>
  );
}
