import type { WireReportEnd } from './report-end-words.ts';
import type { ReportSection } from './report-sections.ts';

/** One check in the report's answer. */
export interface Result {
  readonly outcome: string | null;
  readonly status: string;
  readonly waiting_on: string | null;
  readonly notes: string | null;
  readonly checked_at: string | null;
  readonly reused_from: string | null;
  readonly due_at: string | null;
  /** Why the check is not applicable. */
  readonly ground?: Optional<string>;
  readonly disputed?: true | undefined;
}
export type Optional<T> = T | null | undefined;

/** The parts of the report's answer for its words. A missing part is locked. */
export interface ReportParts {
  readonly access_level: string;
  /** Null for a current report. */
  readonly ended: WireReportEnd | null;
  readonly identity?: Optional<
    Result & { readonly full_name?: Optional<string>; readonly id_number?: Optional<string> }
  >;
  readonly verification?: Optional<{ readonly police_check?: Optional<Result> }>;
  readonly health_check?: Optional<Result & { readonly expiry_date: string | null }>;
  readonly misconduct?: Optional<Result & { readonly records_found: number | null }>;
  readonly references_summary?: Optional<
    Result & {
      readonly verified: number | null;
      readonly total: number | null;
      readonly unreached?: Optional<number>;
    }
  >;
  readonly work_history_summary?: Optional<Result>;
  readonly social_screening?: Optional<Result>;
  readonly recommendation: {
    readonly outcome: string | null;
    readonly admin_notes: string | null;
    readonly decided_at: string | null;
    readonly disputed?: true | undefined;
  };
}

type SectionResult =
  | { readonly outcome: string | null; readonly disputed?: true | undefined }
  | null
  | undefined;

/** The result of each section. Undefined for a locked one. */
export const resultsOf = (
  report: ReportParts,
): Readonly<Record<Exclude<ReportSection, 'reviews'>, SectionResult>> => ({
  identity: report.identity,
  police_clearance: report.verification?.police_check,
  health: report.health_check,
  misconduct: report.misconduct,
  references: report.references_summary,
  work_history: report.work_history_summary,
  social_screening: report.social_screening,
  recommendation: report.recommendation,
});

/** Whether the final review repeats what a check found: it is not clear, and a check found something as serious. */
export function repeatsResult(report: ReportParts): boolean {
  const { recommendation: review, ...checks } = resultsOf(report);
  return (
    (review?.outcome === 'finding' || review?.outcome === 'unable_to_verify') &&
    Object.values(checks).some((check) => check?.outcome === 'finding' || check?.outcome === review.outcome)
  );
}
