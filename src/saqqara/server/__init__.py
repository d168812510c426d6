"""The table server: lobby, live and slow games, nothing lost.

A request comes in at `web`, which knows the framework and no SQL. What it wants is a unit of work,
a plain function of a database connection, which knows SQL and no framework. A running table is
changed in one way only: `live_tables` changes it in memory, stores it, and then tells everybody.

one process   run          starts and ends it          parts           all that it holds
              settings     what it is told             logs            what it says of itself
              workers      bots' turns, deadlines      tasks           how they are ended
tables        live_tables  those in memory             viewers         who looks at which
              views        what a viewer is shown      table_session   one WebSocket
              messages     what crosses it             wire            all else that crosses
              timing       when a bot answers          bot_processes   where bots think
several       bus          words between servers       members         who owns a table
              links        connections inside          passing         people passed on to its owner
              routes       all of this together        supervisor      processes behind one port
              deployment   the secret they share
units of work lobby        tables before a game        new_tables      their first row
              rows         the rows of a running game  finished_games  replays, records, profiles
              rematches    another game                finding         which tables there are
              visits       people at a table           chat            what they say
              accounts     people                      leaving         what they take along
              manners      blocks and reports          scoring         results and ratings
              housekeeping what goes by itself
notices       outbox       which are to be sent        notice_delivery sends them
              channels     where to                    notices         their words and formats
storage       store        read and write              schema          the tables of the database
              migrate      to today's shape            migrations      its history
              backup       one file with everything    lock            one server for each file
small         clock        ids        limits
"""
