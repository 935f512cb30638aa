import type { Lesson, Showcase } from '../model/documents/showcase.js';

/** Shown both on the advanced tab and in the featured list. */
const houseEdge: Lesson = {
  title: 'What the House Edge Costs an Hour',
  difficulty: 'Advanced',
  category: 'Strategy',
  description: 'Stake, pace and edge make one number. Work it out before you sit down.',
  content:
    'Multiply your stake by the rounds you play in an hour and by the edge of the game. Fifty spins a minute turn a small edge into a large bill, while a slow table with the same edge costs a tenth of it.',
  tips: [
    'Look up the return of the game, not of the casino',
    'Count rounds for ten minutes and multiply by six',
    'Leave when the hour is over, not when the money is',
    'A higher return at a faster game can cost more',
  ],
  minutes: 7,
};

const checkLicense: Lesson = {
  title: 'Checking a License in Three Minutes',
  difficulty: 'Beginner',
  category: 'Safety',
  description: 'A logo at the foot of a page proves nothing. The register of the authority does.',
  content:
    'Note the license number and the name of the company. Open the register of the authority by typing its address yourself, search for the number, and compare the company and the web addresses that the register names.',
  tips: [
    'Type the address of the register, do not follow a logo',
    'Compare the company, not the brand',
    'Look whether the license is active today',
  ],
  minutes: 3,
};

/** The sample lessons, by tab. */
export const sampleLessons: Showcase['guides'] = {
  featured: [checkLicense, houseEdge],
  beginner: [
    {
      title: 'Your First Deposit, Step by Step',
      difficulty: 'Beginner',
      category: 'Basics',
      description: 'What to decide before you open an account, and what to write down.',
      content:
        'Decide on a sum that you would spend on an evening out. Set it as the deposit limit before you pay anything in. Save the terms of the offer on the day you accept it, and keep the confirmation.',
      tips: [
        'Set the deposit limit before the first deposit',
        'Decline the bonus if you do not want its terms',
        'Verify your identity early, not at the first withdrawal',
      ],
      minutes: 5,
    },
    {
      title: 'Reading a Paytable',
      difficulty: 'Beginner',
      category: 'Games',
      description: 'Return, volatility and the highest win stand in every slot. Here is where.',
      content:
        'Open the information page of the slot. The return says what is paid back over millions of rounds, the volatility how unevenly. A high return with a high volatility can still mean a long evening of nothing.',
      tips: [
        'Look for the return first',
        'High volatility wants a smaller stake',
        'The demo pays like the real game',
      ],
      minutes: 4,
    },
  ],
  advanced: [
    houseEdge,
    {
      title: 'Is a Bonus Worth Its Wagering?',
      difficulty: 'Advanced',
      category: 'Bonuses',
      description: 'Four numbers decide: the sum, the wagering, the return, the games that count.',
      content:
        'Multiply the wagering by the edge of the game that counts in full. If the result is more than the bonus, the offer costs you money on average, whatever its size.',
      tips: [
        'Count whether the deposit is wagered too',
        'Check which games count, and how much',
        'Mind the highest stake while the bonus runs',
      ],
      minutes: 6,
    },
  ],
  safety: [
    checkLicense,
    {
      title: 'Limits That Hold When You Do Not',
      difficulty: 'Beginner',
      category: 'Safety',
      description: 'Deposit limits, time-outs and self-exclusion, and in which order to use them.',
      content:
        'A limit that you set in a calm hour is worth more than any resolution. Lower it at once, raise it only after a night. If you raise it twice in a month, take a time-out instead.',
      tips: [
        'Lower limits work at once, higher ones after a day',
        'Ask the casino for a record of the limits',
        'Self-exclusion at one license covers all its brands',
      ],
      minutes: 5,
    },
  ],
};
