import { mediaProblems } from '../../diagnostics/problems/media.js';
import { amendProblem, type Problem, problemIn } from '../../problem-error.js';

/** A problem of a picture, with its title before it. */
export function pictureProblem(title: string, cause: Problem): Problem {
  const { message } = cause;
  return amendProblem(cause, { message: `${title}: ${message}`, issues: [{ file: title, message }] });
}

/** The refusal of a picture of more than `MAX_PICTURE_BYTES`, also before it is read or sent. */
export function pictureTooLarge(title: string): Problem {
  return pictureProblem(title, problemIn(mediaProblems, 'media.too-large'));
}
