/** The labels of the Complaints page. */
export const complaintLabels = {
  statuses: {
    all: 'All Statuses',
    resolved: 'Resolved',
    'in-progress': 'In Progress',
    pending: 'Pending',
  },
  player: 'Player',
  amount: 'Amount',
  date: 'Filed',
  rating: "Player's Rating",
  details: 'View Details',
  contact: 'Contact Player',
  noDetails: 'This complaint is a sample: the card says all there is of it.',
  form: {
    title: 'Submit a Complaint',
    text: 'This form is part of the samples: what you write stays on your screen.',
    casino: 'Casino Name',
    issue: 'Issue Type',
    issues: ['Withdrawal', 'Bonus terms', 'Account check', 'Game fault', 'Something else'],
    amount: 'Amount Involved',
    name: 'Your Name',
    email: 'Email',
    description: 'Description',
    submit: 'Submit Complaint',
  },
} as const;

/** The labels of the Forum page. */
export const forumLabels = {
  topicCount: { one: '{count} topic', other: '{count} topics' },
  postCount: { one: '{count} post', other: '{count} posts' },
  reputation: { other: '{count} reputation' },
  lastPost: 'Last post',
  pinned: 'Pinned',
  hot: 'HOT',
  by: 'by',
  replies: 'Replies',
  views: 'Views',
  lastReply: 'Last reply',
} as const;

/** The labels of the Tournaments page. */
export const tournamentLabels = {
  filters: { all: 'All', active: 'Active', upcoming: 'Upcoming', completed: 'Completed' },
  types: { slots: 'Slots', table: 'Table Games', live: 'Live Casino', poker: 'Poker' },
  prize: 'Prize Pool',
  participants: 'Participants',
  fee: 'Entry Fee',
  dates: 'Dates',
  join: 'Join Tournament',
  isOver: '{title} is over',
} as const;

/** The notices that mark community pages as sample data. */
export const sampleLabels = {
  title: 'Sample content',
  page: 'Everybody and everything on this page is made up, to show what it looks like.',
  notice: 'This is sample content, so nothing is sent and nobody is told.',
} as const;
