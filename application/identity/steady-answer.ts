/** Milliseconds that an answer takes whether a mail is written or not: nobody can tell accounts apart by its time. */
export const steadyAnswer = 300
