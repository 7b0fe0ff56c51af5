import { useCallback, useEffect, useRef, useState } from 'react';

interface OpenQuestion<Question, Answer> {
  readonly question: Question;
  answer(answer: Answer): void;
}

interface QuestionState<Question, Answer> {
  /** What is asked now. */
  readonly open: OpenQuestion<Question, Answer> | undefined;
  /** Asks; settled with the answer. */
  ask(question: Question): Promise<Answer>;
}

/**
 * A question to the user in the middle of a task.
 *
 * @param whenLeft the answer when the page is left while it asks
 */
export function useQuestion<Question, Answer>(whenLeft: Answer): QuestionState<Question, Answer> {
  const [open, setOpen] = useState<OpenQuestion<Question, Answer>>();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);
  const ask = useCallback(
    (question: Question) =>
      new Promise<Answer>((resolve) => {
        leave.current = () => resolve(whenLeft);
        setOpen({
          question,
          answer: (answer) => {
            setOpen(undefined);
            resolve(answer);
          },
        });
      }),
    [whenLeft],
  );
  return { open, ask };
}
