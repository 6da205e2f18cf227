import { lines } from './line.ts';

/** spec/employer.md section 2, Misconduct Registry. */
export const misconduct = lines('misconduct', {
  banner: [
    "'No Records Found' banner",
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > says that nothing is on record, and when it was looked up',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.stories.tsx > NoRecords',
    'tooling/e2e/journeys/employer/misconduct.e2e.ts > an employer finds the registry clear, reports an incident, and reads the record once it is upheld',
  ],
  date: [
    'Check date',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > says that nothing is on record, and when it was looked up',
  ],
  status: ['Registry status Clear', 'packages/domain/src/misconduct.test.ts > %d of them: %s'],
  'status-shown': [
    'The screen shows the registry status',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > says that nothing is on record, and when it was looked up',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > says where records are, and leads to them',
  ],
  records: [
    'Records found 0',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > says that nothing is on record, and when it was looked up',
    'apps/api/test/misconduct-reports.test.ts > promises nothing before somebody has looked, and then says when that was',
  ],
  regional: [
    'Three regional registry checks all clear',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > has three regional checks and six categories, all clear where nothing is on record',
    'packages/domain/src/misconduct.test.ts > has three regions',
  ],
  categories: [
    'Six misconduct categories (theft or misappropriation, physical or verbal abuse, negligence in childcare, breach of confidentiality, substance abuse at work, abandonment of duties)',
    'packages/domain/src/misconduct.test.ts > names the six categories of the specification',
  ],
  'categories-shown': [
    'The screen lists the six categories',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > has three regional checks and six categories, all clear where nothing is on record',
  ],
  back: [
    'Back returns to the worker profile',
    'apps/employer/src/pages/misconduct/MisconductRegistryPage.test.tsx > leads back to the worker profile',
  ],
});
