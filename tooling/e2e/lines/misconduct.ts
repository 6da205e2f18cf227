import { lines } from './line.ts';

/** spec/employer.md section 2, Misconduct Registry. */
export const misconduct = lines('misconduct', {
  banner: ["'No Records Found' banner"],
  date: ['Check date'],
  status: ['Registry status Clear', 'packages/domain/src/misconduct.test.ts > %d of them: %s'],
  'status-shown': ['The screen shows the registry status'],
  records: ['Records found 0'],
  regional: ['Three regional registry checks all clear'],
  categories: [
    'Six misconduct categories (theft or misappropriation, physical or verbal abuse, negligence in childcare, breach of confidentiality, substance abuse at work, abandonment of duties)',
    'packages/domain/src/misconduct.test.ts > names the six categories of the specification',
  ],
  'categories-shown': ['The screen lists the six categories'],
  back: ['Back returns to the worker profile'],
});
